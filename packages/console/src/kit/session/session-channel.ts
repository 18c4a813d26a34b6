/** Messages about the session between the tabs of one browser. */
export type SessionMessage =
  | { type: "activity"; at: number }
  /** `idle`: after an hour without activity in any tab. `removeStored`: the user whose stored data is removed. */
  | { type: "signed-out"; idle: boolean; removeStored?: string | undefined }
  /** A call was answered with 401: the other tabs need not find out by themselves. */
  | { type: "expired" }
  | { type: "signed-in"; userId: string };

const NAME = "backoffice:session";

let shared: BroadcastChannel | undefined;
/** One channel for the whole tab: a second one in the same tab would receive its messages. */
const channel = () => (shared ??= new BroadcastChannel(NAME));

/** Sends a message to the other tabs. */
export const postToTabs = (message: SessionMessage): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
  channel().postMessage(message);
};

/** Listens to the other tabs. Returns a function that ends it. */
export const listenToTabs = (listener: (message: SessionMessage) => void): (() => void) => {
  const hear = (event: MessageEvent<SessionMessage>) => listener(event.data);
  channel().addEventListener("message", hear);
  return () => channel().removeEventListener("message", hear);
};
