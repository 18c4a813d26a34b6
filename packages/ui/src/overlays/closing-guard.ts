import type { SyntheticEvent } from "react";

const drop = (event: SyntheticEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

const KEYS_AND_PRESSES = {
  onPointerDownCapture: drop,
  onClickCapture: drop,
  onSubmitCapture: drop,
  onKeyDownCapture: drop,
};
const NONE = {};

/**
 * Props of the content of a window: while its closing animation still shows it, its buttons, also those in portals of
 * its children, take no press and no key. The second press of a double click would send what the first has sent.
 */
export const closingGuard = (open: boolean): Partial<typeof KEYS_AND_PRESSES> => (open ? NONE : KEYS_AND_PRESSES);
