import { NotFound } from './not-found.tsx';

export default function Rules() {
  return <NotFound />;
}
