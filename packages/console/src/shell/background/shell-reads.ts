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
  [getBadges.operation.id]: "What waits could not be counted. It is counted again by itself.",
  [getRates.operation.id]: "The exchange rates could not be read. They are read again by themselves.",
  [listMenu.operation.id]: "The menu could not be read, so it may show too much. It is read again by itself.",
  [listMyOperators.operation.id]: "The operators could not be read. They are read again by themselves.",
  [getMyOperator.operation.id]: "Your own operator could not be read. It is read again by itself.",
  [listNotifications.operation.id]: "The notifications could not be read. They are read again by themselves.",
};
