import { NotFound } from '../pages/not-found.tsx';

export default function TablePage(_props: { id: string }) {
  return <NotFound />;
}
