import { TopUpsPage } from "./top-ups/top-ups.page.ts";

/** What is at each path of the feature. */
export default {
  "/topup/list": TopUpsPage,
};
