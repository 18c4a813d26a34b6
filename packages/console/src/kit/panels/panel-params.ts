/**
 * The parameters of every panel, by its id. Each feature adds its own beside its module
 * (`declare module`), so that a panel opened with the wrong parameters does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface PanelParams {}

/** The id of a panel, as in the specification. */
export type PanelId = keyof PanelParams & string;
