/** Public interface of the mock back end. */
export { createBackend, type Backend, type BackendOptions } from "./backend.ts";
export { affiliateSummary } from "./areas/affiliate/affiliate-summary.ts";
export { cashbackSummary } from "./areas/cashback/cashback-summary.ts";
export { createClock, type Clock } from "./db/times/clock.ts";
export type { Db } from "./db/db.ts";
export type { PlayerRow } from "./areas/players/player-row.ts";
export type { Fault, FaultId, FaultRule } from "./faults/fault.ts";
export { faults } from "./faults/faults.ts";
export { answeredFromExamples } from "./handlers/answered-from-examples.ts";
export { NetworkFailure } from "./faults/network-failure.ts";
export type { Scenario, ScenarioId } from "./scenarios/scenario.ts";
export { scenarios } from "./scenarios/scenarios.ts";
export { hostileTexts } from "./scenarios/hostile-texts.ts";
export { accountOf, accounts, type Account } from "./session/accounts.ts";
export { permissionsOf, type Role } from "./session/permissions-of.ts";
export { operationRights, ROLES, rolesWith } from "./session/rights.ts";
export type { PermissionKey } from "./session/permission-key.ts";
export type { MockSettings, SettingsStore } from "./settings.ts";
