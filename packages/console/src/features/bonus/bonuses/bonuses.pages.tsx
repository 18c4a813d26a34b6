import {
  listBonusClaims,
  listBonusReleases,
  listBonusTransactions,
  listBonuses,
  showBonus,
  showBonusRelease,
} from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/bonus";
import { dateRange } from "@backoffice/ui/filters";
import { ArrowLeftRight, Gift, Rocket, TicketCheck } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";
import { claimColumns } from "./activity/claims.columns.tsx";
import { movementColumns } from "./activity/movements.columns.tsx";
import { bonusActions } from "./list/bonuses.actions.ts";
import { bonusColumns } from "./list/bonuses.columns.tsx";
import { BonusRecord } from "./record/bonus.record.tsx";
import { ReleaseRecord } from "./record/release.record.tsx";
import { releaseActions } from "./releases/releases.actions.ts";
import { releaseColumns } from "./releases/releases.columns.tsx";

/** The same list at both of its documented addresses (shell §2.2). */
const bonuses = listPage({
  read: listBonuses,
  shape: shapes.listBonuses,
  label: "Bonuses",
  key: "bonusId",
  columns: bonusColumns,
  actions: bonusActions,
  create: { creates: "bonus-edit" },
  opens: { page: "/bonus/{bonusId}" },
  empty: { icon: Gift, text: "Players see active bonuses added here." },
});

/** Pages by path. */
export default {
  "/bonus": bonuses,
  "/bonus/list": bonuses,
  "/bonus/claims": listPage({
    read: listBonusClaims,
    shape: shapes.listBonusClaims,
    label: "Bonus claims",
    key: "claimId",
    columns: claimColumns,
    defaultSort: { id: "claimedAt", desc: true },
    empty: { icon: TicketCheck, text: "Claims appear here when players take a bonus." },
  }),
  "/bonus/releases": listPage({
    read: listBonusReleases,
    shape: shapes.listBonusReleases,
    label: "Bonus releases",
    key: "bonusId",
    columns: releaseColumns,
    // "This month" ends now (ruling 49): what begins later is asked for by its dates.
    filters: {
      period: ({ timeZone, locale }) => dateRange({ label: "Period", place: "bar", timeZone, locale, untilNow: true }),
    },
    actions: releaseActions,
    create: { creates: "bonus-release-edit" },
    opens: { page: "/bonus/releases/{bonusId}" },
    empty: { icon: Rocket, text: "A release offers a bonus to a limited number of players for a limited time." },
  }),
  "/bonus/releases/{id}": recordPage({
    read: showBonusRelease,
    shape: shapes.showBonusRelease,
    noun: "bonus release",
    params: { id: "bonusId" },
    draw: (release) => <ReleaseRecord release={release} />,
  }),
  "/bonus/transactions": listPage({
    read: listBonusTransactions,
    shape: shapes.listBonusTransactions,
    label: "Bonus transactions",
    key: "txId",
    columns: movementColumns,
    empty: { icon: ArrowLeftRight, text: "Bonus payments appear here." },
  }),
  "/bonus/{id}": recordPage({
    read: showBonus,
    shape: shapes.showBonus,
    noun: "bonus",
    params: { id: "bonusId" },
    draw: (bonus) => <BonusRecord bonus={bonus} />,
  }),
};
