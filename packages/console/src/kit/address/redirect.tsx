import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Goes to another address in place of this one. Not the router's `Navigate`, whose file brings all of its routes. */
export const Redirect = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
};
