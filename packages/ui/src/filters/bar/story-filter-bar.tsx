import { screen, within } from "storybook/test";

export const SET =
  "limit=100&bank=Nordea&status=PENDING&created=LAST_3_DAYS&amount=10.00..2500.00&player=pl_1001&tags=vip,watched";

export const drawer = async () => within(await screen.findByRole("dialog", { name: "Filters" }));
