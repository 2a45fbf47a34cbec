import { useTexts } from '../../ui/text/texts-context.tsx';

/** Holds the login's place until its code has come: two fields, a button, and the lines of links around it. */
export function LoginPlace({ isAmending }: { isAmending?: boolean }) {
  const { start, login } = useTexts();
  return (
    <div className="start-way ui-stack">
      <h3 className="ui-display">{isAmending ? login.button : start.login.title}</h3>
      <span className="ui-skeleton start-login-place" aria-hidden="true">
        <span />
        <span />
      </span>
      <p className="start-link-place" aria-hidden="true">
        {login.forgotten} {login.reminder}
      </p>
      <span className="ui-skeleton start-login-place" aria-hidden="true">
        <span />
      </span>
      {isAmending ? null : (
        <p className="start-link-place" aria-hidden="true">
          {start.login.register}
        </p>
      )}
    </div>
  );
}
