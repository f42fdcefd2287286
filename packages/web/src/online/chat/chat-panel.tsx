import type { ChatLine } from '@tabard/table/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../problem-line.tsx';
import { useAction } from '../use-action.ts';
import type { TableChat } from './use-chat.ts';
import '../form.css';
import './chat.css';

interface ChatPanelProps {
  readonly chat: TableChat;
  /** Id for the heading; without it no heading is rendered, as in a drawer that has its own. */
  readonly titleId?: string;
}

/** Chat lines and the input for a new one. */
export function ChatPanel({ chat, titleId }: ChatPanelProps) {
  const t = useTranslations('chat');
  const { lines, markRead } = chat;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll down when a line is added
  useEffect(() => {
    markRead();
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length, markRead]);
  return (
    <div className="chat">
      {titleId && <h2 id={titleId}>{t('title')}</h2>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
      <ol className="chat-lines" ref={list} aria-live="polite" aria-label={t('title')} tabIndex={0}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {lines.length === 0 && <p className="chat-empty">{t('empty')}</p>}
      {chat.canSpeak ? <SayForm chat={chat} /> : <WhoAreYou />}
    </div>
  );
}

function Line({ line }: { line: ChatLine }) {
  const format = useFormatter();
  return (
    <li>
      <strong>{line.name}</strong>{' '}
      <time>{format.dateTime(line.at, { hour: '2-digit', minute: '2-digit' })}</time>
      <p>{line.text}</p>
    </li>
  );
}

function SayForm({ chat }: { chat: TableChat }) {
  const t = useTranslations('chat');
  const id = useId();
  const [text, setText] = useState('');
  const action = useAction();
  const say = async () => {
    if (text.trim() === '') return;
    await chat.say(text.trim());
    setText('');
  };
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        action.run(say);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('say')}
      </label>
      <input
        id={id}
        value={text}
        placeholder={t('say')}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon="talk" aria-label={t('send')} disabled={action.isBusy} />
      <ProblemLine problem={action.problem} />
    </form>
  );
}

function WhoAreYou() {
  const t = useTranslations('online.problems');
  return (
    <p className="chat-empty">
      <Link href="/account">{t('nobody')}</Link>
    </p>
  );
}
