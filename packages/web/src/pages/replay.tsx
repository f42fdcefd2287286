import { NotFound } from './not-found.tsx';

export default function Replay() {
  return <NotFound />;
}
