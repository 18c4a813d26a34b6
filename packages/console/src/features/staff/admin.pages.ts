import StaffPage from "./record/staff.page.tsx";

/** The record page, which the lists do not load. */
export default { "/settings/admins/{id}": StaffPage };
