import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import './copy-line.css';

interface CopyLineProps {
  readonly label: string;
  readonly text: string;
  /** `link` is truncated to fit; `code` is set in large type. */
  readonly kind: 'link' | 'code';
}

const COPIED_MS = 2500;

/** A text to select, copy or, on a phone, share. */
export function CopyLine({ label, text, kind }: CopyLineProps) {
  const t = useTranslations('online');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  const canShare = kind === 'link' && 'share' in navigator;
  return (
    <div className={`copy-line copy-line-${kind}`}>
      <span className="copy-line-label">{label}</span>
      <output className="copy-line-text">{text}</output>
      <div className="copy-line-ways">
        {/* The clipboard API exists only in a secure context. */}
        {'clipboard' in navigator && (
          <Button icon={isCopied ? 'confirmed' : 'files'} onClick={() => void copy()}>
            {isCopied ? t('copied') : t('copy')}
          </Button>
        )}
        {canShare && (
          <Button icon="share" onClick={() => void navigator.share({ url: text }).catch(() => undefined)}>
            {t('share')}
          </Button>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {isCopied && t('copied')}
      </span>
    </div>
  );
}
