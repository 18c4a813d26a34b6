// Written by `pnpm generate` from what is in the folders it imports. Do not edit.
import { betsReads, betsWrites } from "./cases/bets.ts";
import { billingReads, billingWrites } from "./cases/billing.ts";
import { bonusReads, bonusWrites } from "./cases/bonus.ts";
import { cmsBlocksReads, cmsBlocksWrites } from "./cases/cms-blocks.ts";
import { cmsSiteReads, cmsSiteWrites } from "./cases/cms-site.ts";
import { cmsV1Reads, cmsV1Writes } from "./cases/cms-v1.ts";
import { cmsReads, cmsWrites } from "./cases/cms.ts";
import { coreReads, coreWrites } from "./cases/core.ts";
import { developerReads, developerWrites } from "./cases/developer.ts";
import { documentsReads } from "./cases/documents.ts";
import { domainsReads, domainsWrites } from "./cases/domains.ts";
import { flowsReads, flowsWrites } from "./cases/flows.ts";
import { gamesReads, gamesWrites } from "./cases/games.ts";
import { paymentsReads } from "./cases/payments-reads.ts";
import { paymentsWrites } from "./cases/payments-writes.ts";
import { peopleReads } from "./cases/people-reads.ts";
import { peopleWrites } from "./cases/people-writes.ts";
import { reportsReads } from "./cases/reports.ts";
import { staffReads, staffWrites } from "./cases/staff.ts";
import { supportReads, supportWrites } from "./cases/support.ts";
import { systemReads, systemWrites } from "./cases/system.ts";
import { translationsReads, translationsWrites } from "./cases/translations.ts";
import type { Db } from "../db/db.ts";

/** The inputs of all reads. */
export const allReads = (db: Db) => ({
  ...betsReads(db),
  ...billingReads(db),
  ...bonusReads(db),
  ...cmsBlocksReads(db),
  ...cmsSiteReads(db),
  ...cmsV1Reads(db),
  ...cmsReads(db),
  ...coreReads(db),
  ...developerReads(db),
  ...documentsReads(),
  ...domainsReads(db),
  ...flowsReads(db),
  ...gamesReads(db),
  ...paymentsReads(db),
  ...peopleReads(db),
  ...reportsReads(),
  ...staffReads(db),
  ...supportReads(db),
  ...systemReads(),
  ...translationsReads(db),
});

/** The cases of all writes. */
export const allWrites = {
  ...betsWrites,
  ...billingWrites,
  ...bonusWrites,
  ...cmsBlocksWrites,
  ...cmsSiteWrites,
  ...cmsV1Writes,
  ...cmsWrites,
  ...coreWrites,
  ...developerWrites,
  ...domainsWrites,
  ...flowsWrites,
  ...gamesWrites,
  ...paymentsWrites,
  ...peopleWrites,
  ...staffWrites,
  ...supportWrites,
  ...systemWrites,
  ...translationsWrites,
};
