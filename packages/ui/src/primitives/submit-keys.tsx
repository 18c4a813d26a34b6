const isMac = () => typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.platform);

/** The keys that submit, on the button that does; on a phone, which has none, nothing. */
export const SubmitKeys = () => (
  <span
    aria-hidden
    data-slot="submit-shortcut"
    className="-me-1 ms-1 hidden font-normal tracking-wide opacity-80 sm:inline"
  >
    {isMac() ? "⌘↵" : "Ctrl ↵"}
  </span>
);
