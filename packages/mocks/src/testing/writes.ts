import type { WriteId } from "@backoffice/api-client/contract";
import type { handlers } from "../handlers/index.ts";
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
import type { WriteCase } from "./cases/cases.ts";
import { cmsV1Writes } from "./cases/cms-v1.ts";
import { gamesWrites } from "./cases/games.ts";
import { paymentsWrites } from "./cases/payments-writes.ts";
import { peopleWrites } from "./cases/people-writes.ts";

/** The writes that a handler answers. */
type StatefulWrite = Extract<WriteId, keyof typeof handlers>;
type Cases = { [Id in StatefulWrite]: WriteCase<Id> };

/** A missing one of them does not compile. */
const cases: { [Id in StatefulWrite]: Cases[Id] | Cases[Id][] } = {
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

/** The cases of a write, one for each of its outcomes; each expects freshly seeded tables. */
export const casesOf = <Id extends StatefulWrite>(id: Id): Cases[Id][] => [cases[id]].flat() as Cases[Id][];

const ids = Object.keys(cases) as StatefulWrite[];

/** For every write, an input that succeeds on freshly seeded tables. */
export const writes = Object.fromEntries(ids.map((id) => [id, casesOf(id)[0]])) as Cases;
