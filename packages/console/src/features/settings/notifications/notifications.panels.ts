// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { DeleteNotification as "delete-notification" } from "./panels/delete-notification.confirm.tsx";
