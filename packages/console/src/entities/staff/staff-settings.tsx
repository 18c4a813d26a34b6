import { createFields, FieldGroup } from "@backoffice/ui/form";
import { LANGUAGES } from "#entities/language/languages.ts";

type Settings = { language: string; timezone: string; playerSubInfoType: string; roundReportNumbers: boolean };

const fields = createFields<Settings>();

const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, label }) => ({ value: code, label }));

const SUB_INFO = [
  { value: "username", label: "Username" },
  { value: "email", label: "Email" },
  { value: "playerId", label: "Player ID" },
];

/** Display settings of a user: of a new admin, a partner's user, and the own profile. */
export const StaffSettings = () => (
  <FieldGroup title="Console">
    <fields.SelectField name="language" label="Language" options={LANGUAGE_OPTIONS} />
    <fields.TimeZoneField name="timezone" label="Time zone" />
    <fields.SelectField name="playerSubInfoType" label="Shown under the player code" options={SUB_INFO} />
    <fields.SwitchField name="roundReportNumbers" label="Round report numbers" />
  </FieldGroup>
);
