// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AddSportFreebetConfirmation as "add-sport-freebet-confirmation" } from "./give/add-sport-freebet-confirmation.confirm.tsx";
export { AppliedFreebetDetailsDrawer as "applied-freebet-details" } from "./panels/applied-freebet-details.drawer.tsx";
export { SportFreebetDetailsDrawer as "sport-freebet-details" } from "./panels/sport-freebet-details.drawer.tsx";
export { SportFreebetTemplateListDrawer as "sport-freebet-template-list" } from "./panels/sport-freebet-template-list.drawer.tsx";
