import { NotFound } from './not-found.tsx';

export default function Cards() {
  return <NotFound />;
}
