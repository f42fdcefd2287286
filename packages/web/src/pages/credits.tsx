import { NotFound } from './not-found.tsx';

export default function Credits() {
  return <NotFound />;
}
