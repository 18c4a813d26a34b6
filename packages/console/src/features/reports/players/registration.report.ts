import { listRegistrationReport } from "@backoffice/api-client";
import { listRegistrationReport as shape } from "@backoffice/api-client/shapes/player-reports";
import { registered } from "#entities/report/drill-down/drill-downs.ts";
import { reportPage } from "#entities/report/report-page.tsx";

const day = ({ date }: { date: string }) => date;

/** `/reports/registration`: registrations by day, and how many players deposited. */
export const RegistrationReport = reportPage({
  read: listRegistrationReport,
  shape,
  label: "Registration report",
  key: ["date", "opId"],
  first: ["date", "opTitle"],
  figures: {
    registrations: { label: "Registrations" },
    verified: { label: "Verified" },
    firstDeposits: { label: "With a deposit" },
    blocked: { label: "Blocked", good: "down" },
  },
  drillDowns: {
    registrations: { ...registered(), day },
    verified: { ...registered({ isVerified: "true" }), day },
    blocked: { ...registered({ isBlocked: "true" }), day },
  },
  chart: {
    category: "Day",
    by: "date",
    of: { registrations: "Registrations", firstDeposits: "With a deposit" },
    days: true,
    counts: true,
  },
});
