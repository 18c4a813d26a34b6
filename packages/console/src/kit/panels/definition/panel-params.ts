/**
 * The parameters of every drawer, by panel id. A feature declares its own next to its module (`declare module`), so
 * that opening a panel with wrong parameters does not compile. They are in the address, so they are texts.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface DrawerParams {}

/**
 * The parameters of every dialog, by panel id: whatever the click passes. A dialog has no address, so that no link
 * can open a dangerous action.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface DialogParams {}

declare const adds: unique symbol;

/**
 * The parameters of a panel that adds a record if opened without any, and may edit one with them. Its definition
 * describes the new record (`creates`), and page buttons can refer to it.
 */
export type Adds<Params = object> = Partial<Params> & { readonly [adds]?: never };

export type DrawerId = keyof DrawerParams & string;
export type DialogId = keyof DialogParams & string;

/** The parameters of all panels; their ids are those of the specification. */
export type PanelParams = DrawerParams & DialogParams;
export type PanelId = keyof PanelParams & string;

/** The panels that add a record. */
export type CreatingId = { [Id in PanelId]: typeof adds extends keyof PanelParams[Id] ? Id : never }[PanelId];
