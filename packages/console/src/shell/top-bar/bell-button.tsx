import { IconButton, type IconButtonProps } from "@backoffice/ui";
import { useSyncExternalStore } from "react";
import { bellStore } from "./bell-store.ts";

/** Opens the notifications, and says how many drafts there are. */
export const BellButton = (props: Partial<IconButtonProps>) => (
  <IconButton {...props} {...useSyncExternalStore(bellStore.subscribe, bellStore.read)} />
);
