/**
 * What `#client`, `#bot` and `#shots` (`imports` in package.json) lead to where such parts are of no use: a server neither loads
 * nor type-checks what is drawn, a page leaves thinking to its worker, and only `npm run shots` has a camera.
 */
export const heuristics = undefined as never;
export const board = undefined as never;
export const stage = undefined as never;
export const rules = undefined as never;
export const positions = undefined as never;
export const lesson = undefined as never;
export const album = undefined as never;
export const aboutBoard = undefined as never;
export default undefined as never;

function missing(): never {
  throw new Error('This part of the rules lies apart: loadWholeGame fetches it.');
}

/** Tables ask whether a game has asides, so these are there; a page that wants to use them calls `loadWholeGame`. */
export const apart = {
  sample: missing,
  aside: missing,
  secrets: missing,
  invariants: missing,
  readState: missing,
  readMap: missing,
};
