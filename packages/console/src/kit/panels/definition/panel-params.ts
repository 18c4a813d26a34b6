/**
 * The parameters of every panel, by its id. A feature adds its own beside its module (`declare module`), so that a panel
 * opened with the wrong parameters does not compile. Those of a drawer stand in the address: texts.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface DrawerParams {}

/**
 * The parameters of every panel that only a click opens: whatever the click hands over. Such a panel has no address,
 * so that no link can pre-load a dangerous intent.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface DialogParams {}

export type DrawerId = keyof DrawerParams & string;
export type DialogId = keyof DialogParams & string;

/** The parameters of all panels; their ids are those of the specification. */
export type PanelParams = DrawerParams & DialogParams;
export type PanelId = keyof PanelParams & string;
