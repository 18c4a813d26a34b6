import { AddSportFreebetConfirmation } from "./give/add-sport-freebet-confirmation.confirm.tsx";
import { AppliedFreebetDetailsDrawer } from "./panels/applied-freebet-details.drawer.tsx";
import { SportFreebetDetailsDrawer } from "./panels/sport-freebet-details.drawer.tsx";
import { SportFreebetTemplateListDrawer } from "./panels/sport-freebet-template-list.drawer.tsx";

/** Panels by ID. */
export default {
  "sport-freebet-details": SportFreebetDetailsDrawer,
  "applied-freebet-details": AppliedFreebetDetailsDrawer,
  "sport-freebet-template-list": SportFreebetTemplateListDrawer,
  "add-sport-freebet-confirmation": AddSportFreebetConfirmation,
};
