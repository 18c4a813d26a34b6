import type { components } from "@backoffice/api-client";

type Notification = components["schemas"]["AdminNotification"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** One notification; or all of an operator or brand, `*` for all operators (content §9). */
    "delete-notification": { opId: string; notification?: Pick<Notification, "id" | "title"> };
  }
}
