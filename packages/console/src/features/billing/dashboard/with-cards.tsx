import type { ComponentType } from "react";
import { BillingDashboardCards } from "./billing-dashboard-cards.tsx";

/** A billing page with cards above its list. */
export const withCards = (List: ComponentType): ComponentType => {
  const Page = () => (
    <>
      <BillingDashboardCards />
      <List />
    </>
  );
  return Page;
};
