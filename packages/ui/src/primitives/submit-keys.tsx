const isMac = () => typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.platform);

/** Shortcut on a submit button; hidden on phones, which have no keyboard. */
export const SubmitKeys = () => (
  <span
    aria-hidden
    data-slot="submit-shortcut"
    className="-me-1 ms-1 hidden font-normal tracking-wide opacity-80 sm:inline"
  >
    {isMac() ? "⌘↵" : "Ctrl ↵"}
  </span>
);
