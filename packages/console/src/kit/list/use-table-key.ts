import { useLocation } from "react-router";
import { useSession } from "#kit/session/session.ts";

/** The storage key of the table of a page: each user of this browser has their own columns and views. */
export const useTableKey = (): string => {
  const { userId } = useSession();
  return `table:${userId}:${useLocation().pathname}`;
};
