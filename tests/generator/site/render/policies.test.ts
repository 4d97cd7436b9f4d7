import evaluator from 'csp_evaluator/dist/evaluator.js';
import findings from 'csp_evaluator/dist/finding.js';
import parser from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, documentPolicy } from '../../../../generator/site/render/headers';
import { hosts, hostingTargets, redirectPage } from '../../../../generator/site/render/hosts';

const assets = { starter: 'start()' };
const imageOrigins = ['https://images.example'];
const styleHash = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";

/** The findings of Google's evaluator that are at least of high severity: the lower the number, the more severe. */
function severeFindings(policy: string): readonly string[] {
  return new evaluator.CspEvaluator(new parser.CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= findings.Severity.SYNTAX)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

/** The policy that applies to a page on a host: that of the header, if the host sends one, and that of the page. */
function policyOf(sendsHeaders: boolean): string {
  const inPage = documentPolicy(sendsHeaders, assets, imageOrigins, styleHash);
  return sendsHeaders ? `${contentSecurityPolicy(assets, imageOrigins)}; ${inPage}` : inPage;
}

it('the evaluator of policies reports severe findings', () => {
  expect(severeFindings(`style-src 'self' ${styleHash}`)).not.toEqual([]);
});

describe.each(hostingTargets)('a page for SITE_HOST=%s', (target) => {
  it('has a policy without a finding of high severity', () => {
    expect(severeFindings(policyOf(hosts[target].sendsHeaders))).toEqual([]);
  });
});

it('a page for a host without headers carries every directive that a meta element can carry', () => {
  const policy = new Map(
    documentPolicy(false, assets, imageOrigins, styleHash)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    'style-src': `'self' ${styleHash}`,
    'img-src': "'self' https://images.example",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
  });
});

it('a page for a host with headers carries the policy of its styles alone', () => {
  expect(documentPolicy(true, assets, imageOrigins, styleHash)).toBe(`style-src 'self' ${styleHash}`);
});

it('a redirect page has a policy without a finding of high severity', () => {
  const page = redirectPage(
    { from: '/en/a', to: '/en/b' },
    {
      settings: { origin: 'https://shop.example', basePath: '', timeZone: 'Asia/Riyadh', languages: ['en', 'ar'] },
    },
  );
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(severeFindings(policy)).toEqual([]);
});
