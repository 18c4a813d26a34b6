import {
  getBadges,
  getMyOperator,
  getRates,
  listMenu,
  listMyOperators,
  listNotifications,
} from "@backoffice/api-client";

/**
 * Messages for failed reads of the shell, by operation. Reads without which the console cannot start are handled by the
 * session gate.
 */
export const SHELL_READS = {
  [getBadges.operation.id]: "The counts could not be loaded. Retrying automatically.",
  [getRates.operation.id]: "The exchange rates could not be loaded. Retrying automatically.",
  [listMenu.operation.id]: "The menu could not be loaded, so it may show too much. Retrying automatically.",
  [listMyOperators.operation.id]: "The operators could not be loaded. Retrying automatically.",
  [getMyOperator.operation.id]: "Your own operator could not be loaded. Retrying automatically.",
  [listNotifications.operation.id]: "The notifications could not be loaded. Retrying automatically.",
};
