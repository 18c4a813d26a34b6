/** Fetches the code of an overlay. Apart from `overlays.ts`, which the overlays themselves import. */
export const loadOverlay = {
  palette: () => import("../palette/palette.tsx"),
  players: () => import("../palette/player-search.tsx"),
  shortcuts: () => import("./shortcuts-dialog.tsx"),
  logout: () => import("./logout-dialog.tsx"),
  about: () => import("./about-dialog.tsx"),
  help: () => import("../help/help-drawer.tsx"),
};
