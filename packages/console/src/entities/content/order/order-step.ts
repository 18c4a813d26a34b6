import { KEYS, pressed } from "@backoffice/ui";
import type { KeyboardEvent } from "react";

/** Direction of a key press on a row: -1 up, 1 down, 0 none. */
export const orderStep = (event: KeyboardEvent): -1 | 0 | 1 =>
  pressed(event, KEYS.orderUp) ? -1 : pressed(event, KEYS.orderDown) ? 1 : 0;
