import { TopUpsPage } from "./top-ups/top-ups.page.ts";

/** Pages by path. */
export default {
  "/topup/list": TopUpsPage,
};
