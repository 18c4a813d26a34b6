/** A module of its own, so that the dialog is loaded with the first failure. */
export { ErrorDialog as default } from "@backoffice/ui";
