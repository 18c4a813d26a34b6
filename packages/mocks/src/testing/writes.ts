import type { WriteId } from "@backoffice/api-client/contract";
import type { Db } from "../db/db.ts";
import { betsWrites } from "./cases/bets.ts";
import { billingWrites } from "./cases/billing.ts";
import { bonusWrites } from "./cases/bonus.ts";
import { coreWrites } from "./cases/core.ts";
import { developerWrites } from "./cases/developer.ts";
import { domainsWrites } from "./cases/domains.ts";
import { staffWrites } from "./cases/staff.ts";
import { supportWrites } from "./cases/support.ts";
import { translationsWrites } from "./cases/translations.ts";
import { flowsWrites } from "./cases/flows.ts";
import { systemWrites } from "./cases/system.ts";
import { cmsWrites } from "./cases/cms.ts";
import { cmsSiteWrites } from "./cases/cms-site.ts";
import { cmsBlocksWrites } from "./cases/cms-blocks.ts";
import { cmsV1Writes } from "./cases/cms-v1.ts";
import { gamesWrites } from "./cases/games.ts";
import { paymentsWrites } from "./cases/payments-writes.ts";
import { peopleWrites } from "./cases/people-writes.ts";
import type { InputOf } from "./to-request.ts";

/** An input of every write that the seeded tables accept; one without a line does not compile. */
export const writes: { [Id in WriteId]: (db: Db) => InputOf<Id> } = {
  ...coreWrites,
  ...domainsWrites,
  ...developerWrites,
  ...staffWrites,
  ...supportWrites,
  ...translationsWrites,
  ...flowsWrites,
  ...systemWrites,
  ...cmsWrites,
  ...cmsSiteWrites,
  ...cmsBlocksWrites,
  ...cmsV1Writes,
  ...gamesWrites,
  ...betsWrites,
  ...paymentsWrites,
  ...peopleWrites,
  ...billingWrites,
  ...bonusWrites,
};
