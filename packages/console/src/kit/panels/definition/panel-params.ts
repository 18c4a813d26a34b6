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

declare const adds: unique symbol;

/**
 * The parameters of a panel that adds a record when it is opened without any, and may change one with them. Its
 * definition says what it adds (`creates`), and a page's button can name it.
 */
export type Adds<Params = object> = Partial<Params> & { readonly [adds]?: never };

export type DrawerId = keyof DrawerParams & string;
export type DialogId = keyof DialogParams & string;

/** The parameters of all panels; their ids are those of the specification. */
export type PanelParams = DrawerParams & DialogParams;
export type PanelId = keyof PanelParams & string;

/** The panels that add a record. */
export type CreatingId = { [Id in PanelId]: typeof adds extends keyof PanelParams[Id] ? Id : never }[PanelId];
