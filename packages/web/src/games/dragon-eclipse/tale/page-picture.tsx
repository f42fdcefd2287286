import { placeOf, type ScriptPicture, scriptPicture } from '@tabard/dragon-eclipse';
import { Drawing, type DrawnLayer } from '../../../table/kit/drawing.tsx';
import type { JournalPage } from './pages.ts';
import { type TaleBoard, usePages, useTaleBoard } from './tale-board.ts';

/** The page whose picture a page has: its own, or that of the scene which goes on. */
function picturedPage({ state }: TaleBoard, pages: readonly JournalPage[], page: JournalPage): JournalPage {
  const isPictured = ({ script, secret }: JournalPage) => {
    const { layers, picture } = scriptPicture(state, script, secret);
    return layers.length > 0 || picture !== undefined || placeOf(state, script) !== undefined;
  };
  return pages.filter(({ from }) => from <= page.from).findLast(isPictured) ?? page;
}

/** The picture of a page: a scene of its own, a close look at its place on the map, or its sign. */
export function PagePicture({ page }: { page: JournalPage }) {
  const board = useTaleBoard();
  const { state } = board;
  const { script, secret } = picturedPage(board, usePages(), page);
  const { layers, picture } = scriptPicture(state, script, secret);
  const place = placeOf(state, script);
  if (layers.length > 0) return <Framed layers={layers} />;
  if (place) return <Framed layers={place.location.layers} near={[place.spot.x, place.spot.y]} />;
  return picture ? <Framed layers={signOf(picture)} /> : null;
}

function Framed(props: { layers: readonly DrawnLayer[]; near?: readonly [number, number] }) {
  return (
    <div className="tale-picture">
      <Drawing {...props} />
    </div>
  );
}

const MIDDLE = [50, 84] as const;

/** A sign in a light, where nothing else is drawn. */
function signOf({ icon, colours }: NonNullable<ScriptPicture['picture']>): DrawnLayer[] {
  const layer = { points: [MIDDLE], strength: 100 };
  return [
    { ...layer, kind: 'wash', points: [], tones: colours, size: 0 },
    { ...layer, kind: 'light', points: [[50, 46]], tones: ['bone'], size: 62, strength: 55 },
    { ...layer, kind: 'glyph', what: icon, tones: ['walnut'], size: 62, strength: 82 },
  ];
}
