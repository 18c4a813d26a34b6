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
 * Props of a window's content: during the closing animation its buttons, including those in portals of its children,
 * ignore presses and keys. Otherwise the second press of a double click would submit again.
 */
export const closingGuard = (open: boolean): Partial<typeof KEYS_AND_PRESSES> => (open ? NONE : KEYS_AND_PRESSES);
