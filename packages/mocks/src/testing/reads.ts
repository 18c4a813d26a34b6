import type { ReadId } from "@backoffice/api-client/contract";
import type { Db } from "../db/db.ts";
import type { handlers } from "../handlers/index.ts";
import { betsReads } from "./cases/bets.ts";
import { coreReads } from "./cases/core.ts";
import { developerReads } from "./cases/developer.ts";
import { domainsReads } from "./cases/domains.ts";
import { staffReads } from "./cases/staff.ts";
import { supportReads } from "./cases/support.ts";
import { translationsReads } from "./cases/translations.ts";
import { flowsReads } from "./cases/flows.ts";
import { documentsReads } from "./cases/documents.ts";
import { systemReads } from "./cases/system.ts";
import { cmsReads } from "./cases/cms.ts";
import { cmsSiteReads } from "./cases/cms-site.ts";
import { cmsBlocksReads } from "./cases/cms-blocks.ts";
import { cmsV1Reads } from "./cases/cms-v1.ts";
import { gamesReads } from "./cases/games.ts";
import { paymentsReads } from "./cases/payments-reads.ts";
import { peopleReads } from "./cases/people-reads.ts";
import { billingReads } from "./cases/billing.ts";
import { bonusReads } from "./cases/bonus.ts";
import { reportsReads } from "./cases/reports.ts";
import type { InputOf } from "./to-request.ts";

/** The reads that a handler answers. */
type StatefulRead = Extract<ReadId, keyof typeof handlers>;

/** Representative inputs of every such read; a missing one does not compile. */
export const reads = (db: Db) =>
  ({
    ...coreReads(db),
    ...domainsReads(db),
    ...developerReads(db),
    ...staffReads(db),
    ...supportReads(db),
    ...translationsReads(db),
    ...flowsReads(db),
    ...documentsReads(),
    ...systemReads(),
    ...cmsReads(db),
    ...cmsSiteReads(db),
    ...cmsBlocksReads(db),
    ...cmsV1Reads(db),
    ...gamesReads(db),
    ...betsReads(db),
    ...paymentsReads(db),
    ...peopleReads(db),
    ...billingReads(db),
    ...bonusReads(db),
    ...reportsReads(),
  }) satisfies { [Id in StatefulRead]: InputOf<Id>[] } as { [Id in StatefulRead]: InputOf<Id>[] };
