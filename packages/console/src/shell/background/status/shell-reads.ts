import {
  getBadges,
  getMyOperator,
  getRates,
  listMenu,
  listMyOperators,
  listNotifications,
} from "@backoffice/api-client";

/** Reads of the shell, which have no place of their own to say that they failed, by operation. */
export const SHELL_READS: Readonly<Record<string, string>> = {
  [getBadges.operation.id]: "counts",
  [getRates.operation.id]: "exchange rates",
  [listMenu.operation.id]: "menu (it may show too much)",
  [listMyOperators.operation.id]: "operators",
  [getMyOperator.operation.id]: "your own operator",
  [listNotifications.operation.id]: "notifications",
};
