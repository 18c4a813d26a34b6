/** What the tabs of one browser tell each other about the session. */
export type SessionMessage =
  | { type: "activity"; at: number }
  | { type: "signed-out" }
  | { type: "signed-in"; userId: string };

const NAME = "backoffice:session";

let shared: BroadcastChannel | undefined;
/** One for the whole tab: a channel does not hear itself, but another one in the same tab would hear it. */
const channel = () => (shared ??= new BroadcastChannel(NAME));

/** Tells the other tabs; not this one. */
export const tellTabs = (message: SessionMessage): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
  channel().postMessage(message);
};

/** Hears the other tabs until the answer is called. */
export const hearTabs = (listener: (message: SessionMessage) => void): (() => void) => {
  const hear = (event: MessageEvent<SessionMessage>) => listener(event.data);
  channel().addEventListener("message", hear);
  return () => channel().removeEventListener("message", hear);
};
