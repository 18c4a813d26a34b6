import { getGeneral } from "@backoffice/api-client";
import * as systemShapes from "@backoffice/api-client/shapes/system";
import { recordPage } from "#kit/records/record-page.tsx";
import { LoginActivitiesPage } from "./logs/login-activities.page.tsx";
import { StaffActivitiesPage } from "./logs/staff-activities.page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/settings": recordPage({ read: getGeneral, shape: systemShapes.getGeneral, noun: "system" }),
  "/settings/login-activitiy": LoginActivitiesPage,
  "/settings/activities": StaffActivitiesPage,
};
