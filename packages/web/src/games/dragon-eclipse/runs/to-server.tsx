import { useState } from 'react';
import { host } from '../../../host/current.ts';
import { ProblemLine } from '../../../online/problem-line.tsx';
import { remote } from '../../../online/server.ts';
import { useAction } from '../../../online/use-action.ts';
import type { Say } from '../../../table/kit/words.ts';
import { Button } from '../../../ui/button.tsx';

/** Sends a Run of this browser to the server, which replays it and keeps its Save Sheet. */
export function ToServer({ match, tell }: { match: string; tell: Say }) {
  const { run, isBusy, problem } = useAction();
  const [kept, setKept] = useState<'brought' | 'brought-not'>();
  const send = async () => {
    const record = await host().log(match);
    const { counts } = await remote().api('replaySheet', {
      body: { ...record, choices: [...record.choices] },
    });
    setKept(counts ? 'brought' : 'brought-not');
  };
  if (kept) return <p role="status">{tell(kept)}</p>;
  return (
    <>
      <Button look="quiet" icon="share" disabled={isBusy} onClick={() => run(send)}>
        {tell('to-server')}
      </Button>
      <ProblemLine problem={problem} />
    </>
  );
}
