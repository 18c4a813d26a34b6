// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { BonusEditDrawer as "bonus-edit" } from "./panels/bonus-edit.drawer.tsx";
export { BonusReleaseEditDrawer as "bonus-release-edit" } from "./panels/bonus-release-edit.drawer.tsx";
export { CloneBonusRelease as "clone-bonus-release" } from "./panels/clone-bonus-release.confirm.tsx";
export { CloneBonus as "clone-bonus" } from "./panels/clone-bonus.confirm.tsx";
export { DeleteBonusRelease as "delete-bonus-release" } from "./panels/delete-bonus-release.confirm.tsx";
export { DeleteDepositBonus as "delete-deposit-bonus" } from "./panels/delete-deposit-bonus.confirm.tsx";
