/** The error dialog as a module of its own, so that its code is loaded with the first failure only. */
export { ErrorDialog as default } from "@backoffice/ui";
