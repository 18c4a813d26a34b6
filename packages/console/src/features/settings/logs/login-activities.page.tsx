import { listLoginActivities, type components } from "@backoffice/api-client";
import { listLoginActivities as shape } from "@backoffice/api-client/shapes/activities";
import { countryCell, dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { LogIn } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { refCell } from "#kit/references/ref-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];
type Login = Schemas["LoginActivity"];

/** Results of a sign-in. */
const RESULT: Statuses<Schemas["LoginResult"]> = {
  SUCCESS: { label: "Signed in", tone: "normal" },
  WRONG_PASSWORD: { label: "Wrong password", tone: "look" },
  BLOCKED: { label: "Blocked", tone: "stop" },
  MFA_FAILED: { label: "Second factor failed", tone: "look" },
  UNKNOWN_USER: { label: "Unknown user", tone: "stop" },
};

/** `/settings/login-activitiy`: sign-ins and failed attempts, with their origin. */
export const LoginActivitiesPage = listPage({
  read: listLoginActivities,
  shape,
  label: "Login activities",
  key: "uuid",
  columns: [
    {
      id: "timestamp",
      header: "When",
      ...dateCell<Login>(({ timestamp }) => timestamp),
      align: "start",
      sortable: true,
      hideable: false,
      sticky: "start",
      width: 170,
    },
    {
      id: "user",
      header: "Who",
      ...refCell<Login>(
        "admin",
        ({ user, result }) => (result === "UNKNOWN_USER" ? null : user.user_id),
        textCell<Login>(({ user }) => user.nickname ?? user.email),
      ),
      sortable: true,
      width: 170,
    },
    {
      id: "result",
      header: "Result",
      ...statusCell<Login, Schemas["LoginResult"]>(({ result }) => result, RESULT),
      sortable: true,
      width: 175,
    },
    { id: "email", header: "Email", ...textCell<Login>(({ user }) => user.email), width: 220, defaultHidden: true },
    { id: "role", header: "Role", ...choiceCell<Login>(({ user }) => user.role), width: 150 },
    { id: "opId", header: "Operator", ...operatorCell<Login>(({ opId }) => opId), sortable: true, width: 150 },
    { id: "ip", header: "From", ...idCell<Login>(({ ip }) => ip), width: 140 },
    { id: "country", header: "Country", ...countryCell<Login>(({ country }) => country), sortable: true, width: 150 },
    { id: "device", header: "Device", ...textCell<Login>(({ device }) => device), width: 190 },
  ],
  empty: { icon: LogIn, text: "Successful and failed sign-ins appear here." },
});
