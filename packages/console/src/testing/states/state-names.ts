/** States that are played: how the scene is found in the panel's file. The rest is drawn from the default look. */
const SENT = ["submitting", "server-rejected", "unknown-outcome"] as const;

/** Name of a state in the address: "Not found" is `not-found`. */
export const stateId = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** The state that a scene is exported under: `NotFound` is `not-found`. */
export const stateOfExport = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

/** Whether a state is that of a write: the scene that sends it is played until it is sent. */
export const isSentState = (state: unknown): boolean => SENT.some((it) => it === state);

/** Whether a state is played to its end, by the scene that is exported under its name or marked with it. */
export const isPlayedState = (state: unknown): boolean => state === "validation-error" || state === "edit-conflict";
