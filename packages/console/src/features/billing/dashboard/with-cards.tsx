import type { ComponentType } from "react";
import { BillingDashboardCards } from "./billing-dashboard-cards.tsx";

/** A page of billing with the cards above its list. */
export const withCards = (List: ComponentType): ComponentType => {
  const Page = () => (
    <>
      <BillingDashboardCards />
      <List />
    </>
  );
  return Page;
};
