import type { OptionPart } from '@tabard/dragon-eclipse';
import { Icon } from '../../../icons/icon.tsx';
import { SIGNS } from './signs.ts';

/** Costs and gains as signs; what is not plain from its sign is said in words. */
export function Parts({ parts }: { parts: readonly OptionPart[] }) {
  if (parts.length === 0) return null;
  return (
    <span className="tale-parts">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have an order and nothing else
        <Part key={at} part={part} />
      ))}
    </span>
  );
}

function Part({ part: { word, count, text } }: { part: OptionPart }) {
  const sign = SIGNS[word];
  if (!sign) return <span className="tale-part">{text}</span>;
  if (sign.tone === 'plain')
    return (
      <span className="tale-part">
        <Icon name={sign.icon} /> {text}
      </span>
    );
  const number = count === undefined ? '' : `${MARKS[sign.tone]}${count}`;
  return (
    <span className="tale-part" data-tone={sign.tone} title={text || undefined}>
      {text && <span className="visually-hidden">{text}</span>}
      <span aria-hidden="true">{number}</span>
      <Icon name={sign.icon} />
    </span>
  );
}

const MARKS = { gain: '+', cost: '−' } as const;
